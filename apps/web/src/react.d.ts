import 'react'

declare module 'react' {
  /** Custom properties, which the style sheets read: `style={{ '--rows': 3 }}`. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
