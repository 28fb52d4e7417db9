import classes from './AlimtalkDialog.module.css'

interface MessageTextProps {
  title: string
  text: string
  buttons?: { name: string }[]
}

/** A message as it looks in a chat. */
export const MessageText = ({ title, text, buttons = [] }: MessageTextProps) => (
  <div className={classes.message}>
    <strong>{title}</strong>
    <p>{text}</p>
    {buttons.map(({ name }) => (
      <span key={name} className={classes.button}>
        {name}
      </span>
    ))}
  </div>
)
