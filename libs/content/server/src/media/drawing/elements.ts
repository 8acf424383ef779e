import { isCDATA, isTag, isText, type ChildNode, type Element, type ParentNode } from 'domhandler'

/** Returns all elements within a node, in the order of the file. */
export const elementsIn = ({ children }: ParentNode): readonly Element[] =>
  children.flatMap((child) => (isTag(child) ? [child, ...elementsIn(child)] : []))

const textIn = (child: ChildNode): string => {
  if (isText(child)) return child.data
  return isTag(child) || isCDATA(child) ? child.children.map(textIn).join('') : ''
}

/** Returns the text within an element. */
export const textOf = (element: Element): string => element.children.map(textIn).join('')
