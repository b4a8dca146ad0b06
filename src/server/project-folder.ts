/**
 * The folder of the project, in which lie `data`, the migrations and the built app. What the server reads there it looks up from
 * here, since as one file (`dist/server/main.js`) it stands elsewhere than as its sources: as deep in the project as this file.
 */
export const PROJECT_FOLDER = new URL('../../', import.meta.url);
