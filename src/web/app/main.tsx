import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { openIdentity } from '#web/features/auth/open-identity.ts';
import { App } from './app.tsx';
import { reloadOnceOnLostChunk } from './lost-chunk.ts';
import { routeAt } from './routes.ts';

reloadOnceOnLostChunk();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

const app = (
  <StrictMode>
    <App identity={openIdentity()} />
  </StrictMode>
);
const { rendered } = root.dataset;
const shown = routeAt(window.location.pathname);

// A page that was rendered at build time is taken over, if it is this one.
// In slices, so that a slow phone can answer in between.
startTransition(() => {
  if (rendered !== undefined && routeAt(rendered) === shown) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
