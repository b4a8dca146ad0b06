/** A weighing further off than so many standard deviations counts as if it were there: a typing mistake moves little. */
const CLIP = 3;

/** Weight `w`, a second figure `v` that moves it (a pace, an expenditure), and their covariance: a symmetric 2 × 2 matrix. */
export type Belief = { w: number; v: number; ww: number; wv: number; vv: number };

/** What is believed after a weighing: the Kalman update. Same unit throughout; `scaleSd` is the spread of one weighing. */
export function afterWeighing({ w, v, ww, wv, vv }: Belief, weight: number, scaleSd: number): Belief {
  const spread = ww + scaleSd ** 2;
  const most = CLIP * Math.sqrt(spread);
  const surprise = Math.max(-most, Math.min(most, weight - w));
  const [gainW, gainV] = [ww / spread, wv / spread];
  return {
    w: w + gainW * surprise,
    v: v + gainV * surprise,
    ww: ww - gainW * ww,
    wv: wv - gainW * wv,
    vv: vv - gainV * wv,
  };
}
