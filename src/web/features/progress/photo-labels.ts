import { getPhotoImage, type Photo } from '#contract/photos.ts';
import { pathOf } from '#web/api/call-operation.ts';
import { todayOf } from '#web/parts/logs/log-days.ts';
import { namedDay } from './dates.ts';

/** "Today", "Tue 18 Nov". */
export const photoDay = ({ takenAt }: Photo): string => namedDay(todayOf(new Date(takenAt)), todayOf(new Date()));

/** Where the picture is; it opens with the person's own session alone. */
export const photoAddress = ({ id }: Photo, size: 'full' | 'small'): string =>
  `${pathOf(getPhotoImage, { photoId: id })}?size=${size}`;
