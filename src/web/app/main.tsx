import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { embeddedIdentity } from '#web/features/auth/embedded-identity.ts';
import { App } from './app.tsx';
import { reloadOnceOnLostChunk } from './lost-chunk.ts';

reloadOnceOnLostChunk();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

createRoot(root).render(
  <StrictMode>
    <App identity={embeddedIdentity()} />
  </StrictMode>,
);
