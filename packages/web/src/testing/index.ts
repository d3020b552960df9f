export { expectNoSideScroll, expectNoViolation } from './checks.ts'
export { renderExample } from './render-example.tsx'
export { caretOf, insertText, paste, placeCaret, press, typeAfresh } from './typing.ts'
