import type { AnyStateMachine } from 'xstate'

/** Statecharts by the name of the page that shows their diagram: a room's `room.ts` exports its own as `statecharts`. */
export type Statecharts = Readonly<
  Record<string, { readonly title: string; readonly summary: string; readonly machine: AnyStateMachine }>
>
