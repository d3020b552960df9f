import { ANSWERS } from './use.mjs'

document.body.textContent = ANSWERS.map((words) => words.join('|')).join('\n')
