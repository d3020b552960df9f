import type { ErrorCode } from '@hautelisse/domain/contract'

/** An event of the security log. */
export type SecurityEvent =
  | 'signed-in'
  | 'signed-out'
  | 'sessions-ended'
  | 'done'
  | 'refused'
  | 'code-asked'
  | 'code-right'
  | 'code-wrong'
  | 'code-limit'
  | 'sign-in-limit'
  | 'foreign-request'

/** One such thing: who asked, as far as it may be written down. */
export type SecurityNote = {
  readonly at: number
  readonly event: SecurityEvent
  readonly request: string | undefined
  /** Name of the client, as the limits tell clients apart. */
  readonly client: string
  /** The person, by a text that only the holder of the secret can make of them. */
  readonly person?: string
  readonly call?: string
  readonly code?: ErrorCode
}
