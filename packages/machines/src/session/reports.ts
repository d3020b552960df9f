/** How the confirmation by a one-time code stands. */
export type OtpStanding = 'none' | 'offered' | 'asking' | 'failed' | 'validated' | 'declined'

/** Limit of a session that was reached. */
export type Limit = 'inactivity' | 'absolute'

/** What the watch over the limits tells the session. */
export type WatchReport =
  /** Seconds until the session ends, while the saver is warned of it. */
  | { readonly type: 'warningTold'; readonly secondsLeft: number | undefined }
  | { readonly type: 'limitReached'; readonly limit: Limit }
  | { readonly type: 'sessionLost' }

/** What the confirmation tells the session. */
export type OtpReport =
  | { readonly type: 'otpTold'; readonly standing: OtpStanding }
  | { readonly type: 'otpValidated' }
  /** The return does not belong to the confirmation that this tab began. */
  | { readonly type: 'otpRefused' }
  | { readonly type: 'sessionLost' }

/** Somebody to report to. */
export type Told<Report> = { readonly send: (report: Report) => void }
