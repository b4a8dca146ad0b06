import { Page, PageHead } from '#web/ui/layout.tsx';

export default function FavoritesScreen() {
  return (
    <Page>
      <PageHead title="Favorites" />
    </Page>
  );
}
