import {render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {expect, test, vi} from 'vitest';
import {useOutcomeInView} from './useOutcomeInView';

const bring = vi.fn();

interface Props {
  readonly outcome?: object;
  readonly isSending?: boolean;
}

function Sample({outcome, isSending = false}: Props) {
  const shown = useRef<HTMLDivElement>(null);
  useOutcomeInView(outcome, isSending, shown, bring);
  return (
    <>
      <input aria-label="First" />
      <input aria-label="Second" />
      <button type="button">Send</button>
      <div ref={shown} />
    </>
  );
}

/** Sends with the focus on one control, and has it on another as the outcome comes. */
function send(from: HTMLElement, at: HTMLElement, draw: (sample: ReactNode) => void): number {
  bring.mockClear();
  from.focus();
  draw(<Sample isSending />);
  at.focus();
  draw(<Sample outcome={{}} />);
  return bring.mock.calls.length;
}

test('an outcome comes into view, unless another field is written in by then', () => {
  const {rerender} = render(<Sample />);
  expect(bring).not.toHaveBeenCalled();
  const [first, second, button] = [
    screen.getByLabelText('First'),
    screen.getByLabelText('Second'),
    screen.getByRole('button'),
  ];
  expect(send(button, button, rerender)).toBe(1);
  expect(send(first, first, rerender)).toBe(1);
  expect(send(first, button, rerender)).toBe(1);
  expect(send(button, first, rerender)).toBe(0);
  expect(send(first, second, rerender)).toBe(0);
});
