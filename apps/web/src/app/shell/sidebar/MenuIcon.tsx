import sprite from '../../../../.icons/menu.svg?url'

/** One drawing out of the file that build/menuIcons.ts makes of the icons in the route table. */
export const MenuIcon = ({ name = 'point' }: { name?: string | undefined }) => (
  <svg
    width={18}
    height={18}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <use href={`${sprite}#${name}`} />
  </svg>
)
