import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { uiText } from '../ui.messages.ts'

const accent: MantineColorsTuple = [
  '#eef1fd',
  '#dbe2fb',
  '#b9c6f7',
  '#93a6f2',
  '#6f87ec',
  '#4f6be6',
  '#3654e0',
  '#2b45c2',
  '#24399e',
  '#1c2c7a',
]

const red: MantineColorsTuple = [
  '#feeceb',
  '#fdd9d6',
  '#fab4ae',
  '#f58a81',
  '#ec5f54',
  '#e24236',
  '#d92d20',
  '#c4261a',
  '#9f1f16',
  '#7a1811',
]

const gray: MantineColorsTuple = [
  '#f6f7f9',
  '#eff1f4',
  '#e6e9ee',
  '#dde1e8',
  '#c8ced7',
  '#8b95a3',
  '#697383',
  '#5a6472',
  '#3b434e',
  '#1a1f27',
]

/** Mantine's dark styles name these shades: as tokens they turn light on paper, where the dark twins do not apply. */
const dark: MantineColorsTuple = [
  'var(--text)',
  'var(--text-second)',
  'var(--text-second)',
  'var(--text-heading)',
  'var(--line-control)',
  'var(--gray-wash)',
  'var(--surface)',
  'var(--surface)',
  'var(--ground)',
  'var(--ground)',
]

/** The cross in a field has no words of its own. */
const clearButtonProps = { 'aria-label': uiText.clear }

/** Components are named, not imported: a theme that imported them would put all of them into the first load. */
export const theme = createTheme({
  colors: { accent, red, gray, dark },
  primaryColor: 'accent',
  primaryShade: 6,
  white: '#ffffff',
  black: '#1a1f27',
  fontFamily: 'var(--font)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.4' },
  fontWeights: { regular: '400', medium: '550', bold: '700' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  breakpoints: { xs: '400px', sm: '640px', md: '900px', lg: '1200px', xl: '1440px' },
  shadows: { xs: 'none', sm: 'none', md: 'var(--shadow-float)', lg: 'var(--shadow-float)', xl: 'var(--shadow-float)' },
  headings: {
    fontFamily: 'var(--font)',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '1.4', fontWeight: '700' },
      h2: { fontSize: '15px', lineHeight: '1.4', fontWeight: '650' },
      h3: { fontSize: '14px', lineHeight: '1.5', fontWeight: '650' },
      h4: { fontSize: '13px', lineHeight: '1.5', fontWeight: '650' },
      h5: { fontSize: '13px', lineHeight: '1.5', fontWeight: '550' },
      h6: { fontSize: '12px', lineHeight: '1.5', fontWeight: '550' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Button: { defaultProps: { size: 'sm' } },
    Drawer: { defaultProps: { transitionProps: { duration: 160 }, overlayProps: { backgroundOpacity: 0.4 } } },
    // Mantine's focus placeholder inside a menu is not allowed there.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, shadow: 'md', transitionProps: { duration: 120 } } },
    MultiSelect: { defaultProps: { clearButtonProps } },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    Select: { defaultProps: { checkIconPosition: 'right', clearButtonProps } },
    Tooltip: { defaultProps: { openDelay: 200, transitionProps: { duration: 120 } } },
  },
})

/** What Mantine derives from its palettes, said in our tokens, which know the colour scheme themselves. */
const derived = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-second)',
  '--mantine-color-placeholder': 'var(--text-heading)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-control)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-error': 'var(--red-text)',
  '--mantine-color-success': 'var(--green-text)',
  '--mantine-color-disabled': 'var(--gray-wash)',
  '--mantine-color-disabled-color': 'var(--text-third)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-accent-filled': 'var(--accent-fill)',
  '--mantine-color-accent-filled-hover': 'var(--accent-fill-hover)',
  '--mantine-color-accent-light': 'var(--accent-wash)',
  '--mantine-color-accent-light-hover': 'var(--accent-wash-hover)',
  '--mantine-color-accent-light-color': 'var(--accent)',
  '--mantine-color-red-filled': 'var(--red)',
  '--mantine-color-red-filled-hover': 'var(--red-hover)',
  '--mantine-color-red-light': 'var(--red-wash)',
  '--mantine-color-red-light-hover': 'var(--red-wash-hover)',
  '--mantine-color-red-light-color': 'var(--red-text)',
  '--mantine-color-gray-light': 'var(--gray-wash)',
  '--mantine-color-gray-light-hover': 'var(--line)',
  '--mantine-color-gray-light-color': 'var(--gray-text)',
}

export const themeVariables: CSSVariablesResolver = () => ({ variables: {}, light: derived, dark: derived })
