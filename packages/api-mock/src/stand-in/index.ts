export { doorAddress } from './address.ts'
export { addDoors } from './routes.ts'
export { renderClosedDoor, renderSignIn, type SignInDoor } from './sign-in-door.ts'
export { DOOR_STYLE } from './style.ts'
