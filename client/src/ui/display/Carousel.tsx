import { Children, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Carousel.module.css';
import { IconButton } from '../buttons/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/Icons';

interface CarouselProps {
  /** The accessible name, such as "Testimonials". */
  label: string;
  /** One child per slide. */
  children: ReactNode;
  /** Slides per view: from 960 px, from 640 px, and below. */
  perView: { wide: number; medium: number; narrow: number };
}

/** Index of the first visible slide, and whether the list is at its start or end. */
function position(list: HTMLElement): { first: number; atStart: boolean; atEnd: boolean } {
  const slide = list.firstElementChild?.getBoundingClientRect().width || 1;
  const scrolled = Math.abs(list.scrollLeft);
  return {
    first: Math.round(scrolled / slide),
    atStart: scrolled < 4,
    atEnd: scrolled + list.clientWidth >= list.scrollWidth - 4,
  };
}

/** A carousel without autoplay: previous and next buttons, arrow keys, or a swipe. */
export function Carousel({ label, children, perView: { wide, medium, narrow } }: CarouselProps) {
  const slides = Children.toArray(children);
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ first: 0, atStart: true, atEnd: false });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => setPlace(position(element));
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [slides.length]);

  const go = (step: 1 | -1) => {
    const element = list.current;
    if (!element || (step === 1 ? place.atEnd : place.atStart)) return;
    const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const smooth = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({
      left: step * direction * (element.firstElementChild?.getBoundingClientRect().width ?? 0),
      behavior: smooth ? 'smooth' : 'instant',
    });
  };

  const variables = { '--wide': wide, '--medium': medium, '--narrow': narrow } as CSSProperties;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={`wm-stack wm-gap-16 ${styles.carousel}`}
      style={variables}
    >
      {/* A scrollable list must be focusable, so that the arrow keys scroll it. */}
      <ul ref={list} className={styles.slides} tabIndex={0} aria-label={`${label}, ${slides.length} in all`}>
        {slides.map((slide, index) => (
          <li
            key={index}
            className={styles.slide}
            aria-roledescription="slide"
            aria-posinset={index + 1}
            aria-setsize={slides.length}
          >
            {slide}
          </li>
        ))}
      </ul>
      <div className="wm-row wm-align-stretch wm-justify-end wm-gap-8">
        <IconButton
          variant="secondary"
          label="Previous"
          aria-disabled={place.atStart || undefined}
          onClick={() => go(-1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          variant="secondary"
          label="Next"
          aria-disabled={place.atEnd || undefined}
          onClick={() => go(1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </div>
    </section>
  );
}
