/// <reference types="vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

/** A part of a catalogue: see vite.split-catalogues.ts. */
declare module '*.po?first' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module '*.po?rooms' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module '*.po?lexicon' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module '*.po?contents' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module '*.po?modals' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module '*.po?tax' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module '*.po?developer' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
