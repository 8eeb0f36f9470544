import styled from 'styled-components';
import { displayFace } from '@/styles/mixins';
import { color, motion, radius, size, space, weight } from '@/styles/tokens';

export const Frame = styled.div<{ $compact: boolean }>`
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  transition: border-color ${motion.hover};

  &:focus-within {
    border-color: ${color.brand};
  }

  &:has([aria-invalid="true"]) {
    border-color: ${color.danger};
  }

  .ProseMirror {
    min-height: ${({ $compact }) => ($compact ? '2.75rem' : '7rem')};
    padding: ${({ $compact }) => ($compact ? space.s8 : space.s16)};
    border-radius: ${radius.control};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    counter-reset: item;
  }

  .ProseMirror > * + * {
    margin-block-start: ${space.s12};
  }

  h1,
  h2 {
    ${displayFace}
    font-size: ${size.t26};
  }

  h3 {
    ${displayFace}
    font-size: ${size.t21};
  }

  h4,
  h5,
  h6 {
    font-size: ${size.t18};
    font-weight: ${weight.semibold};
  }

  .bullet,
  .numbered {
    position: relative;
    padding-inline-start: ${space.s24};
  }

  .bullet::before {
    content: "•";
    position: absolute;
    inset-inline-start: ${space.s8};
    color: ${color.brand};
  }

  .numbered {
    counter-increment: item;
  }

  .numbered::before {
    content: counter(item) ".";
    position: absolute;
    inset-inline-start: 0;
    color: ${color.brand};
  }

  .bullet + .bullet,
  .numbered + .numbered {
    margin-block-start: ${space.s4};
  }

  :not(.numbered) + .numbered {
    counter-set: item 1;
  }

  a {
    color: ${color.brand};
    text-decoration: underline;
  }

  img {
    max-width: 14rem;
    border-radius: ${radius.control};
  }

  .other {
    padding: ${space.s8} ${space.s12};
    border: 1px dashed ${color.edge};
    border-radius: ${radius.control};
    color: ${color.inkSoft};
  }

  .ProseMirror-selectednode {
    outline: 2px solid ${color.focus};
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4};
  padding: ${space.s4} ${space.s8};
  border-block-end: 1px solid ${color.line};
`;

export const Kind = styled.select`
  min-height: 2rem;
  padding-inline: ${space.s8};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.ink};
  font-size: ${size.t14};
`;
