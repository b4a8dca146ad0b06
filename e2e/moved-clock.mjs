// Preloaded into a server of its own, whose clock a test moves: `CLOCK_FILE` holds by how many milliseconds. What it does
// every half a minute it does thirty times as often.
import { readFileSync } from 'node:fs';

const { CLOCK_FILE = '' } = process.env;
const real = Date.now.bind(Date);
let [offset, readAt] = [0, 0];

function moved() {
  if (real() - readAt > 100) [offset, readAt] = [Number(readFileSync(CLOCK_FILE, 'utf8')) || 0, real()];
  return real() + offset;
}

class MovedDate extends Date {
  constructor(...given) {
    if (given.length === 0) super(moved());
    else super(...given);
  }
  static now = moved;
}
globalThis.Date = MovedDate;

const repeat = globalThis.setInterval;
globalThis.setInterval = (work, ms, ...more) => repeat(work, ms >= 20_000 ? ms / 30 : ms, ...more);
