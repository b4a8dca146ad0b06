import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import type { IdentityPort } from '#web/parts/person/identity-port.ts';
import { App } from './app.tsx';
import { headOf, PUBLIC_PAGES } from './page-heads.ts';

const unasked = () => Promise.reject(new Error('nobody signs in while pages are rendered'));

/** At build time nobody is there, and nobody has been asked for. */
const NOBODY: IdentityPort = {
  current: () => Promise.resolve(null),
  onChange: () => () => {},
  signInWithPassword: unasked,
  signUpWithPassword: unasked,
  signInWithGoogle: unasked,
  signOut: unasked,
  signIns: unasked,
  doors: unasked,
};

/** Every public page: `head` and `body` are HTML, `module` names the source of its screen. */
export function renderPublicPages() {
  return Promise.all(
    PUBLIC_PAGES.map(async (page) => ({
      path: page.path,
      module: page.module,
      head: headOf(page),
      body: await renderBody(page.path),
    })),
  );
}

/** Where people start each day, as it stands before anything is known of them. */
export const renderStartPage = () => renderBody('/dashboard');

/** The page at a path with all of its lazy parts; the browser takes it over as it stands. */
async function renderBody(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path}>
        <App identity={NOBODY} />
      </Router>
    </StrictMode>,
    // A part that were sent later would need an inline script to be put in its place, which our policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
