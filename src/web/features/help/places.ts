const HELP_CENTER = '/help-center';

/** The name of the contact panel in the address. */
export const CONTACT_PLACE = 'contact';

export const CONTACT_HREF = `${HELP_CENTER}#${CONTACT_PLACE}`;

/** The name of the walk-throughs in the address. */
export const TUTORIALS_PLACE = 'tutorials';

export const TUTORIALS_HREF = `${HELP_CENTER}#${TUTORIALS_PLACE}`;

/** Where an article is: a place on the help center, so that it can be linked to and the browser's back works. */
export function articleHref(id: string): string {
  return `${HELP_CENTER}#${id}`;
}
