/** Where a signed-in person can go from every page. */
export const NAV_LINKS = [
  { href: '/dashboard', label: 'Dashboard' },
  { href: '/meal-plans', label: 'Meal Plans' },
  { href: '/exercise-plans', label: 'Workout Plans' },
  { href: '/favorites', label: 'Favorites' },
] as const;

/** Where it is no daily business to go: from the menu and the footer. */
export const COMMUNITY_LINK = { href: '/community', label: 'Community' } as const;

/** The columns of the footer. */
export const FOOTER_COLUMNS = [
  {
    title: 'Product',
    links: [
      { href: '/meal-plans', label: 'AI Meal Planning' },
      { href: '/exercise-plans', label: 'Smart Workouts' },
      { href: '/dashboard', label: 'Progress Tracking' },
      { href: '/dashboard', label: 'AI Coach Chat' },
      { href: '/community', label: 'Community Support' },
    ],
  },
  {
    title: 'Help',
    links: [
      { href: '/help-center', label: 'Help Center' },
      { href: '/help-center#contact', label: 'Contact Us' },
      { href: '/faq', label: 'FAQ' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: '/terms-of-service', label: 'Terms of Service' },
      { href: '/privacy-policy', label: 'Privacy Policy' },
      { href: '/privacy-policy#collected', label: 'Cookies' },
      { href: '/consumer-health-data', label: 'Consumer Health Data' },
    ],
  },
] as const;
