// Keys for a sheet of figures. Without this file Tab does all of it but the arrows.
"use strict";

const figures = [...document.querySelectorAll("input.hw-figure, .hw-grid input[type=checkbox]")];

// The figure of the other team that stands for the same thing.
function opposite(name) {
  const [side, ...rest] = name.split("_");
  const other = side === "home" ? "away" : "home";
  return document.getElementsByName([other, ...rest].join("_"))[0];
}

// The same cell of the next row of players; without one, what comes next on the sheet.
function nextRow(cell, isUp) {
  const lines = [...cell.closest("tbody").rows].filter((row) => row.querySelector("input"));
  const line = lines[lines.indexOf(cell.parentElement) + (isUp ? -1 : 1)];
  return line && line.cells[cell.cellIndex].querySelector("input");
}

function next(figure, key) {
  const place = figures.indexOf(figure);
  const cell = figure.closest("td");
  if (cell && (key === "ArrowUp" || key === "ArrowDown")) return nextRow(cell, key === "ArrowUp");
  if (key === "ArrowUp") return figures[place - 1];
  if (key === "ArrowDown" || key === "Enter") return figures[place + 1];
  const isLeft = key === "ArrowLeft";
  if (figure.type === "checkbox") return figures[place + (isLeft ? -1 : 1)];
  const end = isLeft ? 0 : figure.value.length;
  const isAtEnd = figure.selectionStart === end && figure.selectionEnd === end;
  const isAll = figure.selectionEnd - figure.selectionStart === figure.value.length;
  if (cell) return isAtEnd || isAll ? figures[place + (isLeft ? -1 : 1)] : undefined;
  const other = isAtEnd || isAll ? opposite(figure.name) : undefined;
  const goesLeft = other && other.name.startsWith("away");
  return other && goesLeft === isLeft ? other : undefined;
}

for (const figure of figures) {
  if (figure.type === "text") figure.addEventListener("focus", () => figure.select());
  figure.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter"].includes(event.key)) return;
    const found = next(figure, event.key);
    if (event.key === "Enter" || found) event.preventDefault();
    if (found) found.focus();
  });
}
