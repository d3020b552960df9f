import type { AnswerOf } from '@hautelisse/domain/contract'
import type { roboProfileCall, RoboEntity, RoboProfile } from '@hautelisse/domain/robo-advice'
import type { Client } from '../api/index.ts'
import type { SwitchTargets } from '../fund-switch/index.ts'

/** The four profiles of a plan, as the API answered. */
export type ProfileAnswer = AnswerOf<typeof roboProfileCall>

export type AdvisorInput = {
  readonly client: Client
  readonly userId: string
  /** Hands the statement of suitability over, as base64 of a PDF. */
  readonly saveStatement: (base64: string) => void
  /** Leads to the fund switch, which takes the targets in. */
  readonly handOver: (targets: SwitchTargets) => void
}

export type AdvisorContext = AdvisorInput & {
  readonly entities: readonly RoboEntity[]
  readonly entity: RoboEntity | undefined
  readonly answer: ProfileAnswer | undefined
  /** The profile that is looked at; the saver's own at first. */
  readonly profile: RoboProfile
  /** Years until the project; undefined until the saver or the plan says. */
  readonly years: number | undefined
}
