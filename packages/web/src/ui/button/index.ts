export { Button, LinkButton, TextButton, TextLink, ToolButton, WhyButton } from './button.tsx'
export { button as buttonStyle, textAction, tool as toolStyle } from './button.css.ts'
