export { button as buttonLook } from './button.css.ts'
export { Button, LinkButton, TextButton, TextLink, ToolButton, WhyButton } from './button.tsx'
