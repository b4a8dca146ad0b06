const dayFormat = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' });

/** 'Nov 21, 2025', in the person's own time zone. */
export const writtenOn = (createdAt: string): string => dayFormat.format(new Date(createdAt));
