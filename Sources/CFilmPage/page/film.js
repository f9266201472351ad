(() => {
  const film = JSON.parse(document.getElementById("film").textContent);
  const root = document.documentElement;
  const [screen, caption, keys, said, play, back, forward, time, clock, speed] =
    ["screen", "caption", "keys", "said", "play", "back", "forward", "time", "clock", "speed"]
      .map((id) => document.getElementById(id));

  // What is seen at each frame, from the differences.
  const states = [];
  let last = { cursor: null, caption: "" };
  rowsOfFrames(film).forEach((rows, number) => {
    const frame = film.frames[number];
    const cursor = frame.cursor === undefined ? last.cursor : frame.cursor;
    const text = frame.caption === undefined ? last.caption : film.captions[frame.caption];
    last = { at: frame.at, key: frame.key ?? "", rows, cursor, caption: text };
    states.push(last);
  });

  let index = -1;       // the frame in view
  let at = 0;           // the time in view, in milliseconds
  let isPlaying = false;
  let timer, tickedAt;

  const lines = states.length ? states[0].rows.map(() => element("div", "", "row")) : [];
  const cursor = element("div");
  cursor.id = "cursor";
  cursor.setAttribute("aria-hidden", "true");
  screen.append(...lines, cursor);

  function drawCursor(place) {
    cursor.hidden = !place;
    if (!place) return;
    const [row, column, cells] = place;
    cursor.style.top = `${row * 1.25}em`;
    cursor.style.left = `${column}ch`;
    cursor.style.width = `${cells ?? 1}ch`;
  }

  /// Shows the last keys up to the frame in view, whose own is marked.
  function drawKeys() {
    const pressed = [];
    for (let number = index; number >= 0 && pressed.length < 8; number--) {
      if (states[number].key) {
        pressed.unshift(element("kbd", states[number].key, number === index ? "now" : ""));
      }
    }
    keys.replaceChildren(...pressed);
  }

  /// Tells a screen reader the caption, and what a single step changed.
  function say() {
    const { caption: text, key } = states[index];
    const words = [text, !isPlaying && key ? `Key: ${key}` : ""].filter(Boolean).join(" ");
    if (said.textContent !== words) said.textContent = words;
  }

  function draw(next) {
    const before = states[index]?.rows ?? [];
    const state = states[next];
    state.rows.forEach((number, row) => {
      if (before[row] !== number) lines[row].replaceChildren(...drawnRuns(film.texts[number]));
    });
    drawCursor(state.cursor);
    if (caption.textContent !== state.caption) caption.textContent = state.caption;
    index = next;
    drawKeys();
  }

  /// Shows the frame of a time.
  function show(milliseconds) {
    at = Math.min(film.end, Math.max(0, milliseconds));
    let next = states.findLastIndex((state) => state.at <= at);
    if (next < 0) next = 0;
    if (next !== index) draw(next);
    say();
    const seconds = (time) => (time / 1000).toFixed(1);
    time.value = at;
    clock.value = `${seconds(at)} / ${seconds(film.end)} s`;
    time.setAttribute("aria-valuetext", `step ${index + 1} of ${states.length}, ${clock.value}`);
  }

  function tick() {
    const now = performance.now();
    show(at + (now - tickedAt) * Number(speed.value));
    tickedAt = now;
    if (at >= film.end) return pause();
    const next = states[index + 1]?.at ?? film.end;
    timer = setTimeout(tick, Math.min(100, Math.max(1, (next - at) / Number(speed.value))));
  }

  function pause() {
    clearTimeout(timer);
    isPlaying = false;
    play.textContent = "Play";
    say();
  }

  function start() {
    isPlaying = true;
    play.textContent = "Pause";
    tickedAt = performance.now();
    if (at >= film.end) at = 0;
    tick();
  }

  function toggle() {
    if (isPlaying) pause(); else start();
  }

  function step(count) {
    pause();
    show(states[Math.min(states.length - 1, Math.max(0, index + count))].at);
  }

  function changeSpeed(count) {
    speed.selectedIndex = Math.min(speed.length - 1, Math.max(0, speed.selectedIndex + count));
  }

  const shortcuts = {
    " ": toggle,
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => step(-states.length),
    End: () => step(states.length),
    "+": () => changeSpeed(1),
    "-": () => changeSpeed(-1),
  };

  document.addEventListener("keydown", (event) => {
    const target = event.target.tagName;
    const action = shortcuts[event.key];
    if (!action || event.ctrlKey || event.altKey || event.metaKey || target === "SELECT") return;
    // A button is pressed by its own Space.
    if (event.key === " " && target === "BUTTON") return;
    event.preventDefault();
    action();
  });
  play.addEventListener("click", toggle);
  back.addEventListener("click", () => step(-1));
  forward.addEventListener("click", () => step(1));
  time.addEventListener("input", () => {
    pause();
    show(Number(time.value));
  });

  followLook(film.look ?? undefined);

  root.style.setProperty("--columns", film.columns);
  root.style.setProperty("--captions", Math.max(...film.captions.map((text) => text.split("\n").length), 0));
  // A screen that is too wide for the window is drawn smaller.
  root.style.setProperty("--size", `clamp(6px, calc((100vw - 4rem) / ${film.columns * 0.61 + 2}), ${film.size}px)`);
  screen.style.fontFamily = film.font;
  time.max = film.end;
  if (!states.length) return;
  show(0);
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) start();
})();
