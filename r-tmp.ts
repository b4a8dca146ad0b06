import { referenceMs } from '#test/cpu-time.ts';
console.log(Array.from({length: 5}, () => referenceMs().toFixed(1)).join(' '));
