export { renderBroken, renderClosedDoor, renderNoFile } from './notes.ts'
export { addDoors } from './routes.ts'
export { answerDoor } from './page.ts'
export { DOOR_STYLE } from './style.ts'
