export { Button, LinkButton, TextButton, TextLink, ToolButton, WhyButton } from './button.tsx'
