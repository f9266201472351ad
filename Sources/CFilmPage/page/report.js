(() => {
  const said = document.getElementById("said");
  const screens = [];
  const dress = followLook(undefined, (look) => {
    for (const screen of screens) screen.dataset.look = look;
  });

  const style = "#terminal{padding:0.75em;border-radius:0.4em;width:max-content;font:14px/1.25 ui-monospace,"
    + "'DejaVu Sans Mono',Menlo,Consolas,monospace;white-space:pre}.row{height:1.25em}"
    + ".row span{display:inline-block;height:1.25em;vertical-align:top;unicode-bidi:isolate;direction:ltr}\n";

  /// Adds a figure for a screen, in a tree of its own: the styles of each film have the same names.
  function figure(parent, title, colors) {
    const frame = element("figure");
    const host = element("div", "", "screen");
    host.tabIndex = 0;
    host.setAttribute("role", "region");
    host.setAttribute("aria-label", title);
    frame.append(element("figcaption", title), host);
    parent.append(frame);
    const tree = host.attachShadow({ mode: "open" });
    const dressing = element("div");
    const terminal = element("div");
    terminal.id = "terminal";
    dressing.append(terminal);
    tree.append(element("style", style + colors), dressing);
    screens.push(dressing);
    return terminal;
  }

  function draw(terminal, rows, texts) {
    terminal.replaceChildren(...rows.map((number) => {
      const line = element("div", "", "row");
      line.append(...drawnRuns(texts[number]));
      return line;
    }));
  }

  /// Shows the film of a case in a frame of its own, as its page.
  function filmButton(trace, title) {
    const button = element("button", "Play the film");
    button.type = "button";
    button.addEventListener("click", () => {
      const parts = { title, colors: trace.colors, last: "", film: JSON.stringify(trace.film).replaceAll("<", "\\u003c") };
      const template = JSON.parse(document.getElementById("template").textContent);
      const frame = element("iframe");
      frame.title = `Film of ${title}`;
      frame.srcdoc = template.split("{{").map((piece, number) => {
        const end = piece.indexOf("}}");
        if (number === 0 || end < 0) return piece;
        const name = piece.slice(0, end);
        const text = parts[name] ?? "";
        return (name === "title" ? text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`) : text) + piece.slice(end + 2);
      }).join("");
      button.replaceWith(frame);
    });
    return button;
  }

  /// Draws the steps of a case when it is opened first.
  function show(details) {
    const source = details.querySelector("script.trace-data");
    if (!source) return;
    const trace = JSON.parse(source.textContent);
    source.remove();
    const rows = rowsOfFrames(trace.film);
    const place = element("div", "", "trace");
    const list = element("ol", "", "steps");
    list.setAttribute("aria-label", "Steps");
    const right = element("div");
    place.append(list, right);
    details.querySelector(".inside").append(place);
    const before = figure(right, "Before", trace.colors);
    const after = figure(right, "After", trace.colors);
    right.append(filmButton(trace, details.dataset.title));
    const words = { failed: "failed", left: "not reached" };
    const buttons = trace.steps.map((step) => {
      const button = element("button", step.text, step.state);
      button.type = "button";
      button.title = step.place + (words[step.state] ? `, ${words[step.state]}` : "");
      if (words[step.state]) button.append(` (${words[step.state]})`);
      const item = element("li");
      item.append(button);
      list.append(item);
      return button;
    });
    function choose(number, isMoving) {
      const step = trace.steps[number];
      if (!step) return;
      buttons.forEach((button, index) => {
        if (index === number) button.setAttribute("aria-current", "step");
        else button.removeAttribute("aria-current");
        button.tabIndex = index === number ? 0 : -1;
      });
      draw(before, rows[step.before] ?? [], trace.film.texts);
      draw(after, rows[step.after] ?? [], trace.film.texts);
      if (!isMoving) return;
      buttons[number].focus();
      said.textContent = `Step ${number + 1} of ${trace.steps.length}: ${step.text}`;
    }
    list.addEventListener("keydown", (event) => {
      const now = buttons.indexOf(document.activeElement);
      const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: buttons.length - 1 }[event.key];
      if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      choose(Math.min(buttons.length - 1, Math.max(0, next)), true);
    });
    buttons.forEach((button, number) => button.addEventListener("click", () => choose(number, true)));
    const failed = trace.steps.findIndex((step) => step.state === "failed");
    choose(failed < 0 ? 0 : failed, false);
    dress();
  }

  for (const details of document.querySelectorAll("details.failed")) {
    details.addEventListener("toggle", () => { if (details.open) show(details); });
    if (details.open) show(details);
  }
})();
