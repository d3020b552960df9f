export { followingMachine, type FollowingEvent, type FollowingInput } from './following.ts'
export { askingMachine, type AskingEvent } from './machine.ts'
