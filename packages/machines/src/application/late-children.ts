// Children whose code is no part of a visitor's first screen.
export { developerKeyMachine, surroundingsMachine } from '../portal/index.ts'
