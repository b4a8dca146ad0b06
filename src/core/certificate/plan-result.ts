/** Why no plan was made, in fixed, kind words; `code` is stable, `message` is shown as it stands. */
export type Refusal = { code: string; title: string; message: string };

/** A proposal (not yet checked), or the reason why there is none. */
export type PlanResult<Draft> = { ok: true; draft: Draft } | { ok: false; refusal: Refusal };
