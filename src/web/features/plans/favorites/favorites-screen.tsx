import { AccessRequired } from '#web/features/plans/shared/access-required.tsx';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { Page, PageHead } from '#web/ui/layout.tsx';
import { FavoritesSkeleton } from './favorites-skeleton.tsx';
import { FavoritesView } from './favorites-view.tsx';

export default function FavoritesScreen() {
  const { status, person } = useAuth();
  if (status === 'loading') {
    return (
      <Page>
        <PageHead title="YOUR FAVORITES" />
        <FavoritesSkeleton />
      </Page>
    );
  }
  if (!person) return <AccessRequired title="ACCESS REQUIRED" sentence="Please sign in to view your favorites." />;
  return <FavoritesView userId={person.id} />;
}
