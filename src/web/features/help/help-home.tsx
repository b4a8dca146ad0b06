import { Display } from '#web/ui/text.tsx';
import { ContactPanel } from './contact-panel.tsx';
import styles from './help-home.module.css';
import { HelpSearch } from './help-search.tsx';
import { PopularArticles } from './popular-articles.tsx';
import { QuickHelp } from './quick-help.tsx';
import { Topics } from './topics.tsx';
import { VideoTutorials } from './video-tutorials.tsx';
import { WrittenArticles } from './written-articles.tsx';

export function HelpHome() {
  return (
    <>
      <div className={styles.head}>
        <Display>Help Center</Display>
        <HelpSearch />
      </div>
      <QuickHelp />
      <VideoTutorials />
      <Topics />
      <PopularArticles />
      <ContactPanel />
      <WrittenArticles />
    </>
  );
}
