/// <reference types="vite/client" />

/** Texts of one language by the first segments of their ids: see vite.split-catalogues.ts. */
declare module 'virtual:words/*' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
