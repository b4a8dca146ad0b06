/** The light theme's colours (`src/web/ui/tokens.css`) on white paper. */
export const INK = '#141816';
export const QUIET = '#565F59';
export const LINE = '#D8D3C4';
export const LEAF = '#356E10';
