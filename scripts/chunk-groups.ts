// Which files of code the browser gets: part of the build (`vite.config.ts`).

type Modules = {
  getModuleInfo: (id: string) => {
    code: string | null;
    importers: readonly string[];
    dynamicImporters: readonly string[];
    isEntry: boolean;
  } | null;
};

const ICON = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;
const ALL_ICONS = /lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** Users of an icon import it by its name from the list of all icons, so that the list, not they, imports its file. */
const componentOf = (icon: string) => icon.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Looking for the names of icons takes long, and each module is asked for often. */
const knownImporters = new Map<string, readonly string[]>();

function importersOf(id: string, modules: Modules): readonly string[] {
  const known = knownImporters.get(id) ?? findImporters(id, modules);
  knownImporters.set(id, known);
  return known;
}

function findImporters(id: string, modules: Modules): readonly string[] {
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  const icon = ICON.exec(id)?.[1];
  const list = icon && importers.find((importer) => ALL_ICONS.test(importer));
  if (!list) return importers;
  const name = componentOf(icon);
  return importersOf(list, modules).filter((importer) => namesIn(importer, modules).has(name));
}

/** Every icon is looked for in the same files. */
const knownNames = new Map<string, ReadonlySet<string>>();

function namesIn(id: string, modules: Modules): ReadonlySet<string> {
  const names = knownNames.get(id) ?? new Set(modules.getModuleInfo(id)?.code?.split(/\W/));
  knownNames.set(id, names);
  return names;
}

/** The modules that are asked for by themselves (the entry, lazy screens and dialogs) and bring this one along. */
function askersOf(id: string, modules: Modules, seen = new Set<string>()): string[] {
  const info = modules.getModuleInfo(id);
  if (seen.has(id) || !info) return [];
  seen.add(id);
  const own = info.isEntry || info.dynamicImporters.length > 0 ? [id] : [];
  return [...own, ...importersOf(id, modules).flatMap((importer) => askersOf(importer, modules, seen))];
}

const LANDING = /landing-screen\.tsx$/;
const OTHER_PUBLIC = /features\/(?:help|legal)\/[\w-]+-screen\.tsx$/;
const QUESTIONS = /onboarding-screen\.tsx$/;
const DASHBOARD = /dashboard-screen\.tsx$/;
const PLAYER = /player-overlay\.tsx$/;
const OUTBOX = /offline\/person-outbox\.ts$/;
const SCHEMA_BASICS = /node_modules\/zod\/|src\/contract\/(?:common|operation|user)\.ts$/;
/** Drawings that are large, and wanted before anybody trains. */
const DRAWINGS = /exercise-figure\/drawn-\w+\.tsx$/;

/**
 * Thirty small files cost a slow network and a slow phone more than their bytes do: what the dashboard or the player shares
 * with other screens comes in a few files, by who else wants it, so that nobody fetches much that they do not need.
 * Schemas take long to make: those that are asked for by themselves at each start are files of their own, so that a slow
 * phone makes them in slices.
 */
export function groupOf(id: string, modules: Modules): string | null {
  if (SCHEMA_BASICS.test(id)) return 'schemas';
  const askers = askersOf(id, modules);
  const isAskedBy = (screen: RegExp) => askers.some((asker) => screen.test(asker));
  const isOnDashboard = isAskedBy(DASHBOARD);
  if (askers.length < 2 || !(isOnDashboard || isAskedBy(PLAYER)) || isAskedBy(DRAWINGS)) return null;
  if (askers.some((asker) => modules.getModuleInfo(asker)?.isEntry)) return null;
  // One file for all public pages: with a seventh on the way before the first paint, one has to wait for a connection.
  if (isAskedBy(LANDING) || isAskedBy(OTHER_PUBLIC)) return 'parts';
  if (isAskedBy(OUTBOX)) return 'writes';
  return isOnDashboard || isAskedBy(QUESTIONS) ? 'signed-in' : 'training';
}
