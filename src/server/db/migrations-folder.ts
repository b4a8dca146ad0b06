import { fileURLToPath } from 'node:url';
import { PROJECT_FOLDER } from '../project-folder.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('src/server/db/migrations', PROJECT_FOLDER));
