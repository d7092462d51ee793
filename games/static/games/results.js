// Keys for a sheet of figures. Without this file Tab does all of it but the arrows.
"use strict";

const figures = [...document.querySelectorAll("input.hw-figure")];

// The figure of the other team that stands for the same thing.
function opposite(name) {
  const [side, ...rest] = name.split("_");
  const other = side === "home" ? "away" : "home";
  return document.getElementsByName([other, ...rest].join("_"))[0];
}

function next(figure, key) {
  const place = figures.indexOf(figure);
  if (key === "ArrowUp") return figures[place - 1];
  if (key === "ArrowDown" || key === "Enter") return figures[place + 1];
  const isLeft = key === "ArrowLeft";
  const end = isLeft ? 0 : figure.value.length;
  const isAtEnd = figure.selectionStart === end && figure.selectionEnd === end;
  const isAll = figure.selectionEnd - figure.selectionStart === figure.value.length;
  const other = isAtEnd || isAll ? opposite(figure.name) : undefined;
  const goesLeft = other && other.name.startsWith("away");
  return other && goesLeft === isLeft ? other : undefined;
}

for (const figure of figures) {
  figure.addEventListener("focus", () => figure.select());
  figure.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter"].includes(event.key)) return;
    const found = next(figure, event.key);
    if (event.key === "Enter" || found) event.preventDefault();
    if (found) found.focus();
  });
}
