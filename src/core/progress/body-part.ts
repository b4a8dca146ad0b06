/** Where a tape measure goes: what "inches lost" is counted on. */
export const BODY_PARTS = ['waist', 'hips', 'chest', 'arm', 'thigh'] as const;

export type BodyPart = (typeof BODY_PARTS)[number];
