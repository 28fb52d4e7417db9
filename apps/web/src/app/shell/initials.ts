/** The two characters that stand for a person: 김서연 is 김서. */
export const initials = (name: string) => [...name.replace(/\s/g, '')].slice(0, 2).join('')
