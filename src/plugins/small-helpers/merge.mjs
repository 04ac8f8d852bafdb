/** Objects in one, as lodash's `merge` makes it of objects without depth. */
export default Object.assign;
