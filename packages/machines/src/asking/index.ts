export { followingMachine, type FollowingEvent, type FollowingInput } from './following.ts'
export { askingMachine, selectAnswer, type AskingEvent } from './machine.ts'
