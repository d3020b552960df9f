import type { StepProps } from '../step-props.ts'

/** What every part beside the result is made of, and the level of its heading. */
export type LookProps = StepProps & { readonly level: 2 | 4 }
