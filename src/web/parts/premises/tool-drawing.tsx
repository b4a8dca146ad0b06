import { z } from 'zod';
import drawings from '#data/equipment-drawings.json' with { type: 'json' };
import styles from './tiles.module.css';

const path = z.string().optional();
const TOOLS = z.record(z.string(), z.object({ solid: path, quiet: path, line: path })).parse(drawings.tools);

/** A piece of equipment in lines. One that is not drawn leaves its place empty: its name stands beside it. */
export function ToolDrawing({ token }: { token: string }) {
  const { solid, quiet, line } = TOOLS[token] ?? {};
  return (
    <svg className={styles.tool} viewBox="0 0 64 64" aria-hidden="true">
      {solid && <path className={styles.solid} d={solid} fillRule="evenodd" />}
      {quiet && <path className={styles.faint} d={quiet} />}
      {line && <path d={line} />}
    </svg>
  );
}
