"use strict";
/// Returns a new element.
function element(name, text, className) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  if (className) made.className = className;
  return made;
}

/// Returns a row of a film, from its runs.
function drawnRuns(runs) {
  return runs.map(([text, style, cells]) => {
    const run = element("span", text, style ? `s${style}` : "");
    run.style.width = `${cells ?? text.length}ch`;
    return run;
  });
}

/// Returns the numbers of the rows of each frame of a film, from the differences.
function rowsOfFrames(film) {
  let rows = Array(film.rows).fill(0);
  return film.frames.map(({ rows: changes = [] }) => {
    rows = rows.slice();
    for (let index = 0; index < changes.length; index += 2) rows[changes[index]] = changes[index + 1];
    return rows;
  });
}

/// Gives the page a look, `dark` or `light`, that follows the system until its button is pressed,
/// unless there is one from the start; returns what gives it again.
function followLook(chosen, dress = () => {}) {
  const root = document.documentElement;
  const button = document.getElementById("look");
  const prefersDark = matchMedia("(prefers-color-scheme: dark)");
  function update() {
    const look = chosen ?? (prefersDark.matches ? "dark" : "light");
    root.dataset.look = look;
    button.textContent = look === "dark" ? "Light" : "Dark";
    dress(look);
  }
  prefersDark.addEventListener("change", update);
  button.addEventListener("click", () => {
    chosen = root.dataset.look === "dark" ? "light" : "dark";
    update();
  });
  update();
  return update;
}
