import type { PageExample } from '../shell/index.ts'
import { estimated, PAID, SAMPLES, type Sample } from './sample.ts'

const result = (name: string, sample: Sample): PageExample => ({
  name,
  address: '/epargne#marel',
  ports: { person: sample.person, before: estimated(sample) },
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'the introduction of the pension estimator', address: '/epargne#marel', ports: { person: 'sylvie-garnier' } },
  result('the pension of an incomplete career', SAMPLES.sylvie),
  result('a pension and contracts of other houses', SAMPLES.marc),
  result('a pension in payment', PAID),
  {
    name: 'the career of an estimate',
    address: '/epargne#career',
    ports: { person: 'sylvie-garnier', before: estimated(SAMPLES.sylvie) },
  },
  { name: 'the career before an estimate', address: '/epargne#career', ports: { person: 'sylvie-garnier' } },
  { name: 'an account made with FranceConnect', address: '/epargne#disclaimer_fc_register', ports: { person: 'sylvie-garnier' } },
  { name: 'a password that cannot be sent', address: '/epargne#marel_error_password', ports: { person: 'sylvie-garnier' } },
]
