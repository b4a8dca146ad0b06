// The least that an app of React, wouter and TanStack Query can be: what the pages are measured against.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';

function Home() {
  const { data } = useQuery({ queryKey: ['greeting'], queryFn: () => Promise.resolve('Hello') });
  return <h1>{data ?? 'Hello'}</h1>;
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
      </Switch>
    </QueryClientProvider>,
  );
}
