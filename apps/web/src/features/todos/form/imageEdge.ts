/** docs/rules.md, todos: pictures attached to todos and issues are made to fit into a square of so many pixels. */
export const imageEdge = 1024
